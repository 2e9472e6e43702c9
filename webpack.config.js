const { existsSync } = require('node:fs')
const path = require('node:path')
const CopyPlugin = require('copy-webpack-plugin')
const HtmlPlugin = require('html-webpack-plugin')
const MinimizerPlugin = require('minimizer-webpack-plugin')

const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production'
const inRoot = (...parts) => path.join(__dirname, ...parts)

/** Server entries, by the name of the file they leave in dist/server; one whose source does not exist is left out. */
const serverEntries = Object.fromEntries(
  Object.entries({
    main: inRoot('src/server/main.ts'),
    usuarios: inRoot('src/server/usuarios/main.ts'),
  }).filter(([, file]) => existsSync(file)),
)

/** What both bundles share. The cache's name carries the environment, since babel compiles JSX differently in each. */
const base = (name) => ({
  name,
  mode,
  context: __dirname,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      { test: /\.tsx?$/, include: inRoot('src'), loader: 'babel-loader' },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  cache: {
    type: 'filesystem',
    name: `${name}-${mode}`,
    buildDependencies: { config: [__filename, inRoot('babel.config.js'), inRoot('.browserslistrc')] },
  },
  stats: 'errors-warnings',
})

/** A chunk of its own, fetched only by the screens that need it, for a heavy package and what only it brings. */
const asyncChunk = (name, packages) => ({
  name,
  test: new RegExp(`[\\\\/]node_modules[\\\\/](${packages})[\\\\/]`),
  chunks: 'async',
  enforce: true,
  priority: 20,
})

const spa = {
  ...base('spa'),
  target: 'browserslist',
  entry: inRoot('src/index.tsx'),
  output: {
    path: inRoot('dist/public'),
    publicPath: '/',
    clean: true,
    filename: mode === 'production' ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
    chunkFilename: mode === 'production' ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
  },
  // Production ships no source maps: the bundle is the company's, and its stack traces still name the chunk.
  devtool: mode === 'production' ? false : 'eval-cheap-module-source-map',
  plugins: [
    new HtmlPlugin({ template: inRoot('public/index.html'), scriptLoading: 'defer' }),
    new CopyPlugin({
      patterns: [
        { from: inRoot('public'), globOptions: { ignore: ['**/index.html'] }, noErrorOnMissing: true },
      ],
    }),
  ],
  optimization: {
    runtimeChunk: 'single',
    moduleIds: 'deterministic',
    splitChunks: {
      chunks: 'all',
      cacheGroups: {
        grid: asyncChunk('grid', '@mui[\\\\/]x-(data-grid|virtualizer)'),
        pickers: asyncChunk('pickers', '@mui[\\\\/]x-date-pickers'),
        charts: asyncChunk('charts', '@mui[\\\\/]x-charts(-vendor)?|d3-[a-z-]+'),
        // What the first page needs changes less often than our own code, so it is cached apart from it.
        vendor: { name: 'vendor', test: /[\\/]node_modules[\\/]/, chunks: 'initial', priority: 10 },
      },
    },
    minimizer: [
      new MinimizerPlugin({
        extractComments: false,
        minify: {
          implementation: MinimizerPlugin.swcMinify,
          options: { compress: { passes: 2 }, mangle: true, format: { comments: false } },
        },
      }),
    ],
  },
  performance: { hints: false },
  devServer: {
    host: '127.0.0.1',
    port: 8080,
    hot: true,
    historyApiFallback: true,
    client: { overlay: { warnings: false } },
    proxy: [{ context: ['/api'], target: 'http://127.0.0.1:3000' }],
  },
}

const server = {
  ...base('server'),
  target: 'node20',
  entry: serverEntries,
  output: {
    path: inRoot('dist/server'),
    filename: '[name].js',
    clean: true,
    library: { type: 'commonjs2' },
  },
  // Every package stays in node_modules: native modules cannot be bundled, and the rest gains nothing by it.
  externalsType: 'commonjs',
  externals: [({ request }, done) => (/^(\.|\/|[A-Za-z]:)/.test(request) ? done() : done(null, request))],
  externalsPresets: { node: true },
  node: { __dirname: false, __filename: false },
  optimization: { minimize: false, nodeEnv: false, splitChunks: false },
  devtool: 'source-map',
}

module.exports = [spa, ...(Object.keys(serverEntries).length > 0 ? [server] : [])]
