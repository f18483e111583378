/** Converters of Chinese that outlive the test files of a process: each needs 0.2 s for its dictionary. */
function keepConverters({ Converter }) {
  const converters = new Map()
  return (options) => {
    const key = JSON.stringify(options)
    const converter = converters.get(key) ?? Converter(options)
    converters.set(key, converter)
    return converter
  }
}

exports.cn2t = keepConverters(require('opencc-js/cn2t'))
exports.t2cn = keepConverters(require('opencc-js/t2cn'))
