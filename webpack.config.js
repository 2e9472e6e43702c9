const path = require('node:path')
const CompressionPlugin = require('compression-webpack-plugin')
const HtmlPlugin = require('html-webpack-plugin')
const MinimizerPlugin = require('minimizer-webpack-plugin')

/** Babel's environment too, whatever the shell says: a page compiled for the other React does not start. */
const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production'
const inRoot = (...parts) => path.join(__dirname, ...parts)

/** The server's programs, by the name of the file that each leaves in dist/server. */
const serverEntries = {
  main: inRoot('src/server/main.ts'),
  usuarios: inRoot('src/server/usuarios.main.ts'),
  respaldo: inRoot('src/server/respaldos/respaldo.main.ts'),
  restaurar: inRoot('src/server/respaldos/restaurar.main.ts'),
}

/** What both bundles share. The cache's name carries the environment, since babel compiles JSX differently in each. */
const base = (name) => ({
  name,
  mode,
  context: __dirname,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        include: inRoot('src'),
        loader: 'babel-loader',
        options: { envName: mode },
      },
      { test: /\.(woff2|ttf)$/, type: 'asset/resource' },
      { test: /\.css$/, type: 'asset/source' },
    ],
  },
  cache: {
    type: 'filesystem',
    name: `${name}-${mode}`,
    // With other packages, what is known of the former ones no longer holds.
    buildDependencies: {
      config: [
        __filename,
        ...['babel.config.js', '.browserslistrc', 'package-lock.json'].map((file) => inRoot(file)),
      ],
    },
  },
  stats: 'errors-warnings',
})

/**
 * All that a chunk needs and the first page does not bring, in that one file: a screen comes in few requests, none of which
 * waits for another. The login page keeps copies of its own, since it comes without the rest.
 */
const ofChunk = (name) => ({
  test: (module, { chunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunk.name === name),
  chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'login',
  enforce: true,
})

/** What the page itself begins with, not the worker of files. */
const isOfPage = (chunk) => chunk.canBeInitial() && chunk.name !== 'files'

/** Leaves each file of code beside itself as small as it gets, so that the server need not make it small for each visitor. */
const compressed = (algorithm, ending) =>
  new CompressionPlugin({
    algorithm,
    filename: `[path][base].${ending}`,
    test: /\.(js|svg)$/,
    // Under it a file is a packet of the line either way.
    threshold: 1024,
  })

const SPA = base('spa')

const spa = {
  ...SPA,
  target: 'browserslist',
  entry: { early: inRoot('src/early.ts'), main: inRoot('src/index.tsx') },
  output: {
    path: inRoot('dist/public'),
    publicPath: '/',
    clean: true,
    // The served page lets nobody else make a script's address of a text.
    trustedTypes: 'webpack',
    filename: mode === 'production' ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
  },
  module: {
    rules: [
      ...SPA.module.rules,
      // It packs large files in a worker made of a text, which the served page's policy refuses.
      {
        test: inRoot('node_modules/write-excel-file'),
        resolve: { alias: { fflate$: inRoot('src/ui/files/zip.ts') } },
      },
    ],
  },
  // Production ships no source maps: the bundle is the company's, and its stack traces still name the chunk.
  devtool: mode === 'production' ? false : 'eval-cheap-module-source-map',
  plugins: [
    new HtmlPlugin({
      template: inRoot('public/index.html'),
      favicon: inRoot('public/icon.svg'),
      templateParameters: ({ namedChunkGroups }) => ({
        // The dev server's API is our own server.
        ownServer: mode === 'development' ? 'si' : 'no',
        // What the page names for src/early.ts: the files of a chunk and of what it needs.
        filesOf: (chunk) =>
          (namedChunkGroups.get(chunk)?.getFiles() ?? []).map((file) => `/${file}`).join(' '),
      }),
    }),
    ...(mode === 'production' ? [compressed('gzip', 'gz'), compressed('brotliCompress', 'br')] : []),
  ],
  optimization: {
    runtimeChunk: 'single',
    moduleIds: 'deterministic',
    splitChunks: {
      chunks: 'all',
      cacheGroups: {
        // Every screen comes with what the layout needs, and shares most of what the home and its table do.
        shell: { ...ofChunk('layout'), name: 'shell', priority: 40 },
        kit: { ...ofChunk('home'), name: 'kit', priority: 15 },
        grid: { ...ofChunk('table'), name: 'grid', priority: 12 },
        // What the first page needs changes less often than our own code, so it is cached apart from it.
        vendor: { name: 'vendor', test: /[\\/]node_modules[\\/]/, chunks: isOfPage, priority: 10 },
      },
    },
    minimizer: [
      new MinimizerPlugin({
        extractComments: false,
        minify: { implementation: MinimizerPlugin.swcMinify, options: { compress: { passes: 3 } } },
      }),
    ],
  },
  performance: { hints: false },
  // Whoever develops one screen waits for no other.
  experiments: { lazyCompilation: mode === 'development' && { entries: false, imports: true } },
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
    chunkFilename: 'chunks/[id].js',
    assetModuleFilename: 'assets/[name][ext]',
    // Files are named from the folder of the entry that reads them.
    publicPath: '',
    clean: true,
    library: { type: 'commonjs2' },
  },
  // The bundle takes in every package but the two that are compiled for the machine, and pg's own native part, which is optional.
  externalsType: 'commonjs',
  externals: ['better-sqlite3', '@node-rs/argon2', 'pg-native'],
  externalsPresets: { node: true },
  node: { __dirname: false, __filename: false },
  optimization: { minimize: false, nodeEnv: false, splitChunks: false },
  devtool: 'source-map',
}

module.exports = [spa, server]
