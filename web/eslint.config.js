// What a machine looks for in the page's sources besides types (svelte-check, tsc) and looks (Prettier).

import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import typescript from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default typescript.config(
  // Made by tools: see .prettierignore.
  { ignores: ['src/wire/messages.ts', 'src/wire/narrowing.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...typescript.configs.recommendedTypeChecked,
  ...typescript.configs.stylisticTypeChecked,
  ...svelte.configs.recommended,
  // How it looks is Prettier's business.
  ...svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true },
    },
    rules: {
      // `_` says that a place must be filled and is of no interest.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
      // An empty text and an empty answer often mean the same as none: `||` is then what is meant.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // `one === null || one.is` says what becomes of null; a chain hides it.
      '@typescript-eslint/prefer-optional-chain': 'off',
      // Sets and maps are made anew and put into $state whole; none of ours is changed in place while it is drawn.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    // ESLint does not know the types of other components and takes them for `any`; svelte-check does know them.
    // Plain scripts have no types.
    files: ['**/*.svelte', '**/*.js', '**/*.mjs'],
    extends: [typescript.configs.disableTypeChecked],
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // The compiler's warnings depend on settings that ESLint does not have; svelte-check reports an ignore too many.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    // The build puts the list of files in.
    files: ['tools/service-worker.js'],
    languageOptions: { globals: { __FILES__: 'readonly' } },
  },
  {
    // A stand-in is async because what it stands in for is.
    files: ['**/*.test.ts', 'src/state/testing/*.ts'],
    rules: { '@typescript-eslint/require-await': 'off' },
  },
)
