const path = require('node:path')

/** Default Taro configuration with the required folders. */
module.exports = {
  projectName: 'plain-mini',
  date: '2026-11-20',
  designWidth: 375,
  deviceRatio: { 375: 2, 640: 1.17, 750: 1, 828: 0.905 },
  sourceRoot: 'src',
  outputRoot: `dist/${process.env.TARO_ENV}`,
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  plugins: [
    '@tarojs/plugin-platform-weapp',
    '@tarojs/plugin-platform-alipay',
    '@tarojs/plugin-platform-tt',
    '@tarojs/plugin-framework-react',
  ],
  // The other benchmark pages have their own React, which resolves before that of Taro's plugin.
  alias: { react: path.dirname(require.resolve('react/package.json', { paths: [path.join(__dirname, '../../..')] })) },
  mini: { postcss: { cssModules: { enable: true } } },
}
