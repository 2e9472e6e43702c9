import path from 'node:path'
import prettier from 'eslint-config-prettier/flat'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

const root = import.meta.dirname

/** Refuses files and folders of src named after no subject. */
const subjectNames = {
  'no-catch-all': {
    meta: {
      type: 'problem',
      schema: [],
      messages: { name: "'{{name}}' names no subject; call it by what it holds." },
    },
    create: (context) => ({
      Program(node) {
        const parts = path.relative(root, context.filename).split(path.sep)
        const name = parts
          .map((part) => part.split('.')[0])
          .find((part) => /^(utils?|common|helpers?|misc|shared)$/i.test(part))
        if (name) context.report({ node, messageId: 'name', data: { name } })
      },
    }),
  },
}

/** Refuses comments that begin with a filler: a verb or a noun of the field says more. */
const comments = {
  'plain-comment': {
    meta: { type: 'problem', schema: [], messages: { begin: 'Begin with a verb or a noun of the field.' } },
    create: (context) => ({
      Program() {
        for (const comment of context.sourceCode.getAllComments())
          if (/^\*?\s*(?:\*\s*)?(?:What|Of|By|In|Whose|Those|Whoever)\b/.test(comment.value))
            context.report({ loc: comment.loc, messageId: 'begin' })
      },
    }),
  },
}

export default tseslint.config(
  { ignores: ['dist/', 'data/', 'coverage/', 'node_modules/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    plugins: { cochera: { rules: { ...subjectNames, ...comments } } },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      'cochera/no-catch-all': 'error',
      'cochera/plain-comment': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Formik, Redux Toolkit and Kysely type as methods the functions that they mean to be taken apart.
      '@typescript-eslint/unbound-method': 'off',
      // Fastify handlers and RTK's base queries are async by their type, whether or not they wait for anything.
      '@typescript-eslint/require-await': 'off',
      'no-duplicate-imports': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/api/client/hooks.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-redux',
              importNames: ['useDispatch', 'useSelector', 'useStore'],
              message: 'Use the typed hooks of src/api/client/hooks.ts.',
            },
            {
              name: 'formik',
              importNames: ['useField'],
              message:
                'Read the value with useFormikContext: useField registers over the validator of the field.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "ImportDeclaration[importKind!='type'][source.value=/(^|\\/)zod$/] > ImportSpecifier[imported.name='z'][importKind!='type']",
          message:
            "Write `import * as z from '.../contract/zod'`: only a namespace lets webpack drop what is unused.",
        },
      ],
    },
  },
  {
    // Where there is React: these rules compile what they look at.
    files: ['src/{api,app,features,records,session,ui}/**/*.{ts,tsx}', '__tests__/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // The server and its command line speak on the console; so do the test harness and the benchmarks.
    files: ['src/server/**/*.ts', '__tests__/{setup,bench,proof}/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  prettier,
)
