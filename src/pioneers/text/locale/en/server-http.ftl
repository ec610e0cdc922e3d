# What the server answers to requests over HTTP that it cannot fulfil. Names of fields, methods and types of content are never translated.

## What is wrong with the content of a request. Each message begins with the place, if there is one.

mistake-request-empty = This request needs a content: send a JSON object.
mistake-request-json = The content is no JSON: something is wrong at byte { $byte }.
mistake-request-deep = The content is nested too deeply.
mistake-request-value = { $place }: this value cannot be used here.
mistake-request-field = { $place }: there is no field “{ $field }” here. Possible are: { LIST($fields, of: "plain") }.
mistake-request-choice = { $place }: this is not known here. Possible are: { LIST($choices, of: "plain", by: "or") }.
mistake-request-text-short = { $place }: this text is too short. It needs a length of at least { $right }.
mistake-request-text-long = { $place }: this text is too long. At most { $right } characters are allowed.
mistake-request-list-short = { $place }: these are too few entries. At least { $right } are needed.
mistake-request-list-long = { $place }: these are too many entries. At most { $right } are allowed.
mistake-request-small = { $place }: this number is too small. It must be at least { $right }.
mistake-request-large = { $place }: this number is too large. It must be at most { $right }.
mistake-request-form = { $place }: this text does not have the right form. It must match { $form }.
mistake-request-null = { $place }: null cannot be given here. Leave the parameter out.
mistake-request-name = A name needs at least one letter or digit that can be seen.

## What is wrong with the request itself

mistake-http-request = The server cannot make sense of this request.
mistake-http-route = There is nothing at this address. Check it for typing mistakes.
mistake-http-method = { $method } is not possible at this address.
mistake-http-large = The content of this request is too large.
mistake-http-head = The request line and the headers of this request are too long or too many. Send less: at most 32 kB and 100 headers.
mistake-http-slow = This request came too slowly, so the server stopped waiting. Send it again.
mistake-http-game = There is no finished game with this address. If it is still being played, look at its table.

## What is wrong with the server

mistake-http-unavailable = The server cannot keep or find anything at the moment, so nothing was changed. Try again in a while.
mistake-http-failure = Something went wrong in the server; it is not your fault. Whoever runs it finds the reason under the number { $number }.
