const JsdomEnvironment = require('jest-environment-jsdom').default

/**
 * jsdom for the screens, with the sandbox gateway beside it: the gateway needs Node's own globals (WebAssembly files,
 * byte arrays), which do not exist inside jsdom, so it is made outside and handed in.
 */
class ScreenEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup()
    this.global.createTestGateway = (options) => {
      const { require: load } = require('tsx/cjs/api')
      return load('./test-gateway.ts', __filename).createTestGateway(options)
    }
    this.global.structuredClone ??= structuredClone
  }
}

module.exports = ScreenEnvironment
