import path from 'node:path'
import { defineConfig, type UserConfigExport } from '@tarojs/cli'
import CompressionPlugin from 'compression-webpack-plugin'
import TsconfigPathsPlugin from 'tsconfig-paths-webpack-plugin'
import { NormalModuleReplacementPlugin, ProvidePlugin } from 'webpack'
import { h5Chunks } from './h5-chunks'
import { H5PreloadPlugin } from './h5-preload'
import { h5Routes } from './h5-routes'
// Taro compiles TypeScript while it reads this file, and not the imports of a plugin: so plugins load here.
import './platform-xhs/platform'
import './plugin-attributes/plugin'

const root = path.resolve(__dirname, '..')
const target = process.env.TARO_ENV
const isRelease = process.env.NODE_ENV === 'production'

/** Where a mini-program finds the gateway when nothing else is said: the sandbox on the developer's machine. */
const LOCAL_GATEWAY = 'http://127.0.0.1:8787'
const gatewayOrigin = process.env.GATEWAY_ORIGIN ?? (target === 'h5' ? '' : LOCAL_GATEWAY)
/** Where payments may lead on the web unless a shop says otherwise. */
const PAY_HOSTS = 'alipay.com,alipay.hk,tenpay.com,95516.com,allinpay.com,icbc.com.cn'
const cssModules = {
  enable: true,
  // On a phone every class name of every node crosses the bridge: in a release it is a hash only.
  config: { namingPattern: 'module', generateScopedName: isRelease ? '[hash:base64:5]' : '[local]_[hash:base64:5]' },
} as const

/** Beside every script and sheet of a release, for servers that send what is there. */
const COMPRESSIONS = [
  ['gzip', 'gz'],
  ['brotliCompress', 'br'],
] as const

/** What Taro brings along on the web and the app does not use, with what takes its place (docs/hacks.md). */
const H5_STAND_INS: readonly [RegExp, string][] = [
  [/@tarojs[\\/]router[\\/]dist[\\/]tabbar|^\.\/tabbar\.js$/, 'h5-tabbar.js'],
  [/components-react[\\/]dist[\\/]index\.css$/, 'h5-components.css'],
  [/pull-down-refresh[\\/]index\.js$|taro-components[\\/]taro-components\.css$/, 'nothing.js'],
]

/** What stands for React on the web (docs/decisions/0029). */
const H5_REACT = [
  ['react', 'preact/compat'],
  ['react-dom', 'preact/compat'],
  ['react-dom/client', 'preact/compat/client'],
  ['react/jsx-runtime', 'preact/jsx-runtime'],
] as const

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
      PRODUCT_VERSION: JSON.stringify('4.38.4'),
      MERCHANT_ID: JSON.stringify(process.env.MERCHANT_ID ?? 'encore'),
      WEB_HOSTS: JSON.stringify((process.env.WEB_HOSTS ?? 'sobot.com,beian.miit.gov.cn').split(',')),
      PAY_HOSTS: JSON.stringify((process.env.PAY_HOSTS ?? PAY_HOSTS).split(',')),
      WECHAT_AUTHORIZE_URL: JSON.stringify(process.env.WECHAT_AUTHORIZE_URL ?? '/sandbox/weixin/authorize'),
      APP_SCHEMES: JSON.stringify((process.env.APP_SCHEMES ?? 'encore,weixin').split(',')),
      APP_ID: JSON.stringify(process.env.APP_ID ?? 'encore'),
    },
    plugins: [
      '@tarojs/plugin-platform-weapp',
      '@tarojs/plugin-platform-alipay',
      '@tarojs/plugin-platform-tt',
      '@tarojs/plugin-platform-h5',
      path.join(root, 'config/platform-xhs/platform.ts'),
      '@tarojs/plugin-framework-react',
      '@tarojs/plugin-html',
      path.join(root, 'config/plugin-attributes/plugin.ts'),
    ],
    mini: {
      optimizeMainPackage: { enable: true },
      compile: { include: [path.join(root, 'config/platform-xhs'), path.join(root, 'config/plugin-attributes')] },
      // Within a sheet the order does not matter; between sheets it is that of the chunks.
      miniCssExtractPluginOption: { ignoreOrder: true },
      postcss: { pxtransform: { enable: true, config: {} }, cssModules },
      webpackChain(chain) {
        chain.resolve.plugin('tsconfig-paths').use(TsconfigPathsPlugin)
        chain
          .plugin('global-this')
          .use(ProvidePlugin, [{ globalThis: path.join(root, 'config/runtime/global-this.js') }])
      },
    },
    h5: {
      publicPath: '/',
      staticDirectory: 'static',
      useHtmlComponents: true,
      // `basename: '/'` would make the router match no page.
      router: { mode: 'browser', customRoutes: h5Routes(root) },
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
      output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'js/[name].[contenthash:8].js' },
      miniCssExtractPluginOption: {
        ignoreOrder: true,
        filename: 'css/[name].[contenthash:8].css',
        chunkFilename: 'css/[name].[contenthash:8].css',
      },
      postcss: { pxtransform: { enable: false }, autoprefixer: { enable: true }, cssModules },
      webpackChain(chain) {
        chain.resolve.plugin('tsconfig-paths').use(TsconfigPathsPlugin)
        chain.resolve.alias.set('@tarojs/router$', require.resolve('@tarojs/router/dist/index.js'))
        for (const [module, standIn] of H5_STAND_INS)
          chain.plugin(standIn).use(NormalModuleReplacementPlugin, [module, path.join(root, 'config/runtime', standIn)])
        if (isRelease) {
          for (const [module, standIn] of H5_REACT) chain.resolve.alias.set(`${module}$`, standIn)
          chain.optimization.splitChunks(h5Chunks)
          chain.plugin('preload').use(H5PreloadPlugin, [root])
          for (const [algorithm, ending] of COMPRESSIONS)
            chain.plugin(algorithm).use(CompressionPlugin, [{ algorithm, filename: `[path][base].${ending}` }])
        }
      },
    },
  }
  if (target === 'h5') {
    // Taro's H5 defaults keep function names and quote every key: 10 KB gzip more on the first page.
    config.terser = {
      enable: true,
      config: { keep_fnames: false, output: { comments: false, keep_quoted_props: false, quote_keys: false } },
    }
  }
  return config
})
