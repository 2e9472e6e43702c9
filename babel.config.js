// One configuration for the three readers: webpack's browser bundle (targets from .browserslistrc), webpack's server
// bundle and jest (both run on the Node at hand).
module.exports = (api) => {
  const target = api.caller((caller) =>
    caller?.name === 'babel-loader' && caller.target === 'web' ? 'web' : 'node',
  )
  const production = api.env('production')

  return {
    presets: [
      [
        '@babel/preset-env',
        target === 'web'
          ? { bugfixes: true }
          : { targets: { node: 'current' }, ignoreBrowserslistConfig: true },
      ],
      ['@babel/preset-react', { runtime: 'automatic', development: !production && target === 'web' }],
      '@babel/preset-typescript',
    ],
  }
}
