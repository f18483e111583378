/**
 * The gateway for tests, made outside jest's sandbox: the embedded database loads WebAssembly with Node's own
 * imports, which do not work inside. Handed in as `createTestGateway`.
 */
exports.createOuterGateway = (settings) => {
  const { require: load } = require('tsx/cjs/api')
  return load('./test-gateway.ts', __filename).createTestGateway(settings)
}
