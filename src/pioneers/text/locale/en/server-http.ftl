# What the server answers to requests over HTTP that it cannot fulfil. Names of fields, methods and types of content are never translated.

## What is wrong with the content of a request. Each message begins with the place, if there is one.

mistake-request-empty = This request needs content: send a JSON object.
mistake-request-json = The content isn’t JSON: check it at byte { $byte }.
mistake-request-deep = The content is nested too deeply.
mistake-request-value = { $place }: this value can’t be used here.
mistake-request-field = { $place }: there’s no field “{ $field }” here. Possible fields: { LIST($fields, of: "plain") }.
mistake-request-choice = { $place }: this value isn’t valid. Choose { LIST($choices, of: "plain", by: "or") }.
mistake-request-text-short = { $place }: this text is too short. Its length must be at least { $right }.
mistake-request-text-long = { $place }: this text is too long. At most { $right } characters are allowed.
mistake-request-list-short = { $place }: there are too few entries. At least { $right } are needed.
mistake-request-list-long = { $place }: there are too many entries. At most { $right } are allowed.
mistake-request-small = { $place }: this number is too small. It must be at least { $right }.
mistake-request-large = { $place }: this number is too large. It must be at most { $right }.
mistake-request-form = { $place }: this text doesn’t have the right form. It must match { $form }.
mistake-request-null = { $place }: null isn’t allowed here. Leave the parameter out.
mistake-request-name = A name needs at least one visible letter or digit.

## What is wrong with the request itself

mistake-http-request = The server can’t understand this request. Check its form.
mistake-http-route = There’s nothing at this address. Check the spelling.
mistake-http-method = { $method } isn’t possible at this address.
mistake-http-large = The content of this request is too large.
mistake-http-head = The headers of this request are too long or too many. Send at most 32 kB and 100 headers.
mistake-http-slow = This request came too slowly, so the server stopped waiting. Send it again.
mistake-http-game = There’s no finished game at this address. If it’s still going on, look at its table.

## What is wrong with the server

mistake-http-unavailable = The server can’t save or find anything right now. Nothing was changed. Try again later.
mistake-http-failure = Something went wrong. Nothing was lost. Try again. The server’s log has the reason under the number { $number }.
