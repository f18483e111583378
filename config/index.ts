import path from 'node:path'
import { defineConfig, type UserConfigExport } from '@tarojs/cli'
import CompressionPlugin from 'compression-webpack-plugin'
import TsconfigPathsPlugin from 'tsconfig-paths-webpack-plugin'
import { ProvidePlugin } from 'webpack'
import { appRoutes } from './app-routes'
import { h5Chunks } from './h5-chunks'
import { h5CompileHints } from './h5-compile-hints'
import { H5IconsPlugin } from './h5-icons'
import { H5NamePlugin } from './h5-name'
import { H5OfflinePlugin } from './h5-offline/h5-offline'
import { H5PolicyPlugin } from './h5-policy'
import { H5PrefetchPlugin } from './h5-prefetch/h5-prefetch'
import { H5PreloadPlugin } from './h5-preload'
import { H5SheetOrder } from './h5-sheet-order'
import { h5StandIns } from './h5-stand-ins'
import { MiniPackage } from './mini-package'
// Taro compiles TypeScript while reading this file, but not imports of a plugin: plugins are loaded here.
import './platform-xhs/platform'
import './html-elements'
import './mini-app-name'
import './plugin-attributes/plugin'
import { PRODUCT_VERSION } from './product-version'
import { readSettings } from './settings/read-settings'
import { shortClassNames } from './short-class-names'
import { StandIns } from './stand-ins'

const root = path.resolve(__dirname, '..')
const target = process.env.TARO_ENV
const isRelease = process.env.NODE_ENV === 'production'

/** Default gateway of a mini-program: the sandbox on the developer's machine. */
const LOCAL_GATEWAY = 'http://127.0.0.1:8787'
const settings = readSettings(process.env)
const gatewayOrigin = settings.GATEWAY_ORIGIN ?? (target === 'h5' ? '' : LOCAL_GATEWAY)
/** Name and colour of the shop before its configuration loads. */
const installed = { name: settings.SHOP_NAME ?? 'Encore', color: settings.THEME_COLOR }

/** Settings that code reads by name (types/globals.d.ts). */
const BUILT_IN = [
  ...(['MERCHANT_ID', 'APP_ID', 'WEB_HOSTS', 'PAY_HOSTS', 'APP_SCHEMES', 'WECHAT_AUTHORIZE_URL'] as const),
  ...(['GOOGLE_AUTHORIZE_URL', 'GOOGLE_CLIENT_ID', 'APPLE_AUTHORIZE_URL', 'APPLE_CLIENT_ID'] as const),
] as const

/** Hashed names in a web release, short ones in a mini-program, descriptive ones in development. */
function cssModules(releaseName: string | ((localName: string, file: string) => string)) {
  const generateScopedName = isRelease ? releaseName : '[local]_[hash:base64:5]'
  return { enable: true, config: { namingPattern: 'module', generateScopedName } } as const
}

/** Written beside every script and style sheet of a release, for servers that send precompressed files. */
const COMPRESSIONS = [
  ['gzip', 'gz'],
  ['brotliCompress', 'br'],
] as const

/** Resolves style differences between mini-programs and the web by name. */
function stylesOf(folder: 'mini' | 'h5') {
  return { sassOptions: { includePaths: [path.join(root, 'config/styles', folder)] } }
}

/**
 * Minifier of a mini-program's release. Taro's own options turn most of it off for engines of 2015 and write each Chinese
 * character as six bytes instead of three; the engines promised here (mini-engines.json) read scripts of 2019.
 */
const MINI_SCRIPTS = {
  terserOptions: {
    ecma: 2019,
    // Webpack only calls its modules, which have numbers for names, so they may be methods.
    compress: { passes: 2, unsafe_methods: /^\d+$/ },
    format: { comments: false, ascii_only: false },
  },
  // Licences of bundled libraries belong beside the packages, not in every download.
  extractComments: { filename: () => `../${target}.licences.txt`, banner: false },
}

export default defineConfig<'webpack5'>(async () => {
  const config: UserConfigExport<'webpack5'> = {
    projectName: 'encore-storefront',
    date: '2026-11-20',
    designWidth: 375,
    deviceRatio: { 375: 2, 640: 1.17, 750: 1, 828: 0.905 },
    sourceRoot: 'src',
    outputRoot: `dist/${target}`,
    framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    // The persistent cache drops CustomWrapper from a second build (docs/hacks.md).
    cache: { enable: false },
    alias: { '@': path.join(root, 'src'), cssfilter: path.join(root, 'config/runtime/css-filter.js') },
    defineConstants: {
      GATEWAY_ORIGIN: JSON.stringify(gatewayOrigin),
      PRODUCT_VERSION: JSON.stringify(PRODUCT_VERSION),
      ...Object.fromEntries(BUILT_IN.map((name) => [name, JSON.stringify(settings[name])])),
    },
    plugins: [
      '@tarojs/plugin-platform-weapp',
      '@tarojs/plugin-platform-alipay',
      '@tarojs/plugin-platform-tt',
      '@tarojs/plugin-platform-h5',
      path.join(root, 'config/platform-xhs/platform.ts'),
      '@tarojs/plugin-framework-react',
      path.join(root, 'config/plugin-attributes/plugin.ts'),
      ...(target === 'h5'
        ? [path.join(root, 'config/h5-app-config.ts')]
        : [path.join(root, 'config/mini-app-name.ts'), path.join(root, 'config/html-elements.ts')]),
    ],
    mini: {
      sassLoaderOption: stylesOf('mini'),
      optimizeMainPackage: { enable: true },
      compile: { include: [path.join(root, 'config/platform-xhs'), path.join(root, 'config/plugin-attributes')] },
      // Order within a sheet is irrelevant; between sheets it is that of the chunks.
      miniCssExtractPluginOption: { ignoreOrder: true },
      postcss: {
        pxtransform: { enable: true, config: {} },
        // The transformation would turn rules of app.scss for the vendors' buttons and inputs into rules for HTML
        // elements.
        htmltransform: { enable: false, config: { removeCursorStyle: false } },
        cssModules: cssModules(shortClassNames(path.join(root, 'src'))),
      },
      webpackChain(chain) {
        chain.resolve.plugin('tsconfig-paths').use(TsconfigPathsPlugin)
        // Getters of exports as arrow functions: Taro's target is that of 2009.
        chain.output.set('environment', { arrowFunction: true, const: true })
        // After Taro's own suffix of the platform (docs/decisions/0005).
        chain.resolve.extensions.add('.mini.ts').add('.mini.tsx')
        chain.plugin('mini-package').use(MiniPackage)
        if (isRelease)
          chain.optimization.minimizer('terserPlugin').tap(([options]) => [{ ...options, ...MINI_SCRIPTS }])
        chain
          .plugin('global-this')
          .use(ProvidePlugin, [{ globalThis: path.join(root, 'config/runtime/global-this.js') }])
      },
    },
    h5: {
      sassLoaderOption: stylesOf('h5'),
      publicPath: '/',
      staticDirectory: 'static',
      useHtmlComponents: true,
      router: { mode: 'browser' },
      devServer: {
        port: 10086,
        open: false,
        proxy: {
          '/gateway': LOCAL_GATEWAY,
          '/buyerapi': LOCAL_GATEWAY,
          '/static': LOCAL_GATEWAY,
          '/sandbox': LOCAL_GATEWAY,
        },
      },
      output: { filename: 'js/[name].[contenthash:6].js', chunkFilename: 'js/[name].[contenthash:6].js' },
      miniCssExtractPluginOption: {
        ignoreOrder: true,
        filename: 'css/[name].[contenthash:6].css',
        // One hash for all: each separate one costs a line in the first script.
        chunkFilename: 'css/[name].[fullhash:6].css',
      },
      postcss: {
        pxtransform: { enable: false },
        autoprefixer: { enable: true },
        cssModules: cssModules('[hash:base64:5]'),
      },
      webpackChain(chain) {
        // webpack runtime for the browsers in package.json; Taro targets those of 2009.
        chain.target('browserslist')
        chain.resolve.plugin('tsconfig-paths').use(TsconfigPathsPlugin)
        // Its replacement comes first.
        chain.resolve.alias.delete('@tarojs/router$')
        chain.plugin('stand-ins').use(StandIns, [h5StandIns(root, isRelease)])
        chain.plugin('icons').use(H5IconsPlugin)
        chain.plugin('name').use(H5NamePlugin, [installed])
        if (isRelease) {
          chain.optimization.splitChunks(h5Chunks(appRoutes(root).length))
          chain.plugin('sheet-order').use(H5SheetOrder)
          chain.plugin('preload').use(H5PreloadPlugin, [root])
          chain.plugin('prefetch').use(H5PrefetchPlugin, [root])
          chain.plugin('compile-hints').use(h5CompileHints())
          chain.plugin('policy').use(H5PolicyPlugin, [{ gatewayOrigin, webHosts: settings.WEB_HOSTS }])
          chain.plugin('offline').use(H5OfflinePlugin, [root, installed])
          // Lazy scripts use a Trusted Types policy: browsers reject plain addresses.
          chain.output.set('trustedTypes', { policyName: 'webpack' })
          for (const [algorithm, ending] of COMPRESSIONS)
            chain.plugin(algorithm).use(CompressionPlugin, [{ algorithm, filename: `[path][base].${ending}` }])
        }
      },
    },
  }
  if (target === 'h5') {
    // Taro's H5 defaults keep function names and quote all keys: 10 KB gzip more on the first page. Webpack only calls its
    // modules, which have numbers for names, so they may be methods: another KB.
    config.terser = {
      enable: true,
      config: {
        ecma: 2020,
        keep_fnames: false,
        compress: { passes: 3, unsafe_methods: /^\d+$/ },
        output: { comments: false, keep_quoted_props: false, quote_keys: false },
      },
    }
  } else {
    config.terser = { enable: true }
  }
  return config
})
