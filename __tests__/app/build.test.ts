/** The build's one environment, where the shell names none. */
import { transformSync } from '@babel/core'

test('a build without NODE_ENV is one for production, its JSX too', () => {
  const { NODE_ENV } = process.env
  Reflect.deleteProperty(process.env, 'NODE_ENV')
  try {
    jest.isolateModules(() => {
      const [spa] =
        jest.requireActual<{ mode: string; module: { rules: { loader?: string; options?: object }[] } }[]>(
          '../../webpack.config.js',
        )
      expect(spa?.mode).toBe('production')
      const { options } = spa?.module.rules.find(({ loader }) => loader === 'babel-loader') ?? {}
      const caller = { name: 'babel-loader', target: 'web' }
      const compiled = transformSync('export default () => <a />', { filename: 'a.tsx', caller, ...options })
      expect(compiled?.code).toContain('react/jsx-runtime')
    })
  } finally {
    process.env.NODE_ENV = NODE_ENV
  }
})
