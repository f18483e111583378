const path = require('node:path')

/**
 * Module resolution of dependency-cruiser, which does not follow `paths` of tsconfig.json to a file with a platform
 * suffix.
 */
module.exports = {
  resolve: {
    alias: { '@test': path.resolve('__tests__/support'), '@': path.resolve('src') },
    // A capability has a file per platform and none without a suffix: that of WeChat represents all.
    extensions: [
      '.weapp.ts',
      '.weapp.tsx',
      '.mini.ts',
      '.mini.tsx',
      '.ts',
      '.tsx',
      '.js',
      '.mjs',
      '.cjs',
      '.json',
      '.d.ts',
    ],
    exportsFields: ['exports'],
    conditionNames: ['import', 'require', 'node', 'default', 'types'],
    mainFields: ['module', 'main', 'types', 'typings'],
  },
}
