const { existsSync } = require('node:fs')
const path = require('node:path')
const { promisify } = require('node:util')
const { brotliCompress, constants, gzip, gzipSync } = require('node:zlib')
const CopyPlugin = require('copy-webpack-plugin')
const HtmlPlugin = require('html-webpack-plugin')
const MinimizerPlugin = require('minimizer-webpack-plugin')
const { BannerPlugin, Compilation, NormalModuleReplacementPlugin, WebpackError, sources } = require('webpack')

const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production'
const inRoot = (...parts) => path.join(__dirname, ...parts)

/** Server entries, by the name of the file they leave in dist/server; one whose source does not exist is left out. */
const serverEntries = Object.fromEntries(
  Object.entries({
    main: inRoot('src/server/main.ts'),
    usuarios: inRoot('src/server/usuarios/main.ts'),
    respaldo: inRoot('src/server/respaldos/respaldo.main.ts'),
    restaurar: inRoot('src/server/respaldos/restaurar.main.ts'),
  }).filter(([, file]) => existsSync(file)),
)

/** What both bundles share. The cache's name carries the environment, since babel compiles JSX differently in each. */
const base = (name, alias = {}) => ({
  name,
  mode,
  context: __dirname,
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias,
  },
  module: {
    rules: [
      { test: /\.tsx?$/, include: inRoot('src'), loader: 'babel-loader' },
      { test: /\.(woff2|ttf)$/, type: 'asset/resource' },
    ],
  },
  cache: {
    type: 'filesystem',
    name: `${name}-${mode}`,
    buildDependencies: {
      // With other packages, what is known of the former ones no longer holds.
      config: ['webpack.config.js', 'babel.config.js', '.browserslistrc', 'package-lock.json'].map((file) =>
        inRoot(file),
      ),
    },
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

// What MUI takes for granted and what takes its place, by the file of MUI that asks: the files named here say why.
const gridPart = (file) => inRoot('src/ui/table/grid', file)
const MUI_PARTS = {
  'material/ButtonBase/ButtonBase.mjs': { './TouchRipple.mjs': inRoot('src/ui/NoRipple.ts') },
  'x-data-grid/constants/defaultGridSlotsComponents.mjs': {
    '../material/index.mjs': gridPart('slots.tsx'),
    '../components/index.mjs': gridPart('components.ts'),
    '../components/menu/columnMenu/GridColumnMenu.mjs': gridPart('components.ts'),
    '../components/toolbarV8/GridToolbar.mjs': gridPart('components.ts'),
  },
  'x-data-grid/colDef/gridColumnTypesRegistry.mjs': {
    './gridActionsColDef.mjs': gridPart('unused.ts'),
    './gridDateColDef.mjs': gridPart('unused.ts'),
    './gridLongTextColDef.mjs': gridPart('unused.ts'),
  },
  'x-data-grid/components/GridRow.mjs': { '../colDef/gridActionsColDef.mjs': gridPart('unused.ts') },
  'x-data-grid/DataGrid/useDataGridComponent.mjs': {
    '../hooks/features/dataSource/useGridDataSource.mjs': gridPart('unused.ts'),
    '../hooks/features/export/useGridCsvExport.mjs': gridPart('unused.ts'),
    '../hooks/features/export/useGridPrintExport.mjs': gridPart('unused.ts'),
  },
}
const MUI_FILE = /[\\/]@mui[\\/](.+)$/
const ownMuiParts = new NormalModuleReplacementPlugin(/^\.\.?\/.*\.mjs$/, (module) => {
  const asker = MUI_FILE.exec(module.contextInfo.issuer)?.[1].replaceAll('\\', '/')
  module.request = MUI_PARTS[asker]?.[module.request] ?? module.request
})

/** Names in the page the files of its chunks, for src/early.ts to ask for before any other code is there. */
const codeInPage = {
  apply: (compiler) =>
    compiler.hooks.compilation.tap('code in page', (compilation) => {
      HtmlPlugin.getHooks(compilation).alterAssetTags.tap('code in page', (page) => {
        for (const name of ['layout', 'home']) {
          const files = compilation.namedChunkGroups.get(name)?.getFiles() ?? []
          const content = files
            .filter((file) => file.endsWith('.js'))
            .map((file) => `${page.publicPath}${file}`)
          const attributes = { name: `code-${name}`, content: content.join(' ') }
          page.assetTags.meta.push({ tagName: 'meta', voidTag: true, attributes, meta: {} })
        }
        return page
      })
    }),
}

/** What a page may weigh: all the JavaScript that it needs for its first paint, kB of gzip, by the chunks that it asks for. */
const BUDGETS = [
  { page: 'login', chunks: ['login'], limit: 190 },
  { page: 'list', chunks: ['layout', 'home'], limit: 365 },
]

/** Fails the build when a page is over its budget. */
const budget = {
  apply: (compiler) =>
    compiler.hooks.thisCompilation.tap('budget', (compilation) => {
      const weigh = () => {
        for (const { page, chunks, limit } of BUDGETS) {
          const groups = ['early', 'main', ...chunks].map((name) => compilation.namedChunkGroups.get(name))
          const files = new Set(groups.flatMap((group) => group?.getFiles() ?? []))
          const weights = [...files]
            .filter((file) => file.endsWith('.js'))
            .map((file) => [gzipSync(compilation.getAsset(file).source.buffer()).length / 1000, file])
            .sort(([a], [b]) => b - a)
          const total = weights.reduce((sum, [kB]) => sum + kB, 0)
          const each = weights.map(([kB, file]) => `${kB.toFixed(1)} ${file}`).join(', ')
          const summary = `${page}: ${total.toFixed(1)} kB of JavaScript gzipped, of ${limit} allowed`
          if (total > limit || groups.includes(undefined))
            compilation.errors.push(new WebpackError(`${summary} (${each})`))
          else console.log(summary)
        }
      }
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'budget', stage }, weigh)
    }),
}

/**
 * Has the browser compile the first pages' code while it arrives, on another thread, and not function by function as each is
 * first called (https://v8.dev/blog/explicit-compile-hints). Other browsers read a comment.
 */
const compiledOnArrival = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /assets[\\/](early|runtime|vendor|main|layout|login|home|shell|kit|grid)\.[^/]*js$/,
  // After the minimizer, which takes comments away, and before the files are named after what is in them.
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
})

const COMPRESSORS = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
}
// Under it a file is a packet of the line either way.
const WORTH_COMPRESSING = 1024

/** Leaves each file of code beside itself as small as it gets, so that the server need not make it small for each visitor. */
const compressed = {
  apply: (compiler) =>
    compiler.hooks.thisCompilation.tap('compressed', (compilation) => {
      const cache = compilation.getCache('compressed')
      const compress = async ({ name, source }) => {
        if (!/\.(js|css|svg)$/.test(name) || source.size() < WORTH_COMPRESSING) return
        for (const [ending, compressor] of Object.entries(COMPRESSORS)) {
          const file = `${name}.${ending}`
          const small = await cache.providePromise(file, cache.getLazyHashedEtag(source), async () => {
            return new sources.RawSource(await compressor(source.buffer()))
          })
          compilation.emitAsset(file, small)
        }
      }
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER
      compilation.hooks.processAssets.tapPromise({ name: 'compressed', stage }, () =>
        Promise.all(compilation.getAssets().map(compress)),
      )
    }),
}

// The router's package names its development build, warnings included, whatever the mode.
const ROUTER_IN_PRODUCTION = {
  'react-router$': inRoot('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': inRoot('node_modules/react-router/dist/production/dom-export.mjs'),
}

const spa = {
  ...base('spa', mode === 'production' ? ROUTER_IN_PRODUCTION : {}),
  target: 'browserslist',
  entry: { early: inRoot('src/early.ts'), main: inRoot('src/index.tsx') },
  output: {
    path: inRoot('dist/public'),
    publicPath: '/',
    clean: true,
    // The served page lets nobody else make a script's address of a text.
    trustedTypes: 'webpack',
    filename: mode === 'production' ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
    chunkFilename: mode === 'production' ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
  },
  // Production ships no source maps: the bundle is the company's, and its stack traces still name the chunk.
  devtool: mode === 'production' ? false : 'eval-cheap-module-source-map',
  plugins: [
    new HtmlPlugin({
      template: inRoot('public/index.html'),
      scriptLoading: 'defer',
      chunksSortMode: 'manual',
      chunks: ['early', 'main'],
    }),
    codeInPage,
    ownMuiParts,
    ...(mode === 'production' ? [compiledOnArrival, budget, compressed] : []),
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
        // Without what only its panels need: that is a chunk of its own.
        grid: {
          ...asyncChunk('grid', '@mui[\\\\/]x-(data-grid|virtualizer)'),
          chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'grid-panels',
        },
        // Whatever the layout and the home need: every screen comes with the first, and shares most of the second.
        shell: { ...ofChunk('layout'), name: 'shell', priority: 40 },
        kit: { ...ofChunk('home'), name: 'kit', priority: 15 },
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
          options: { compress: { passes: 3 }, mangle: true, format: { comments: false } },
        },
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

module.exports = [spa, ...(Object.keys(serverEntries).length > 0 ? [server] : [])]
