const JsdomEnvironment = require('jest-environment-jsdom').default
const { createOuterGateway } = require('./outer-gateway.cjs')

/** jsdom for the screens, with the sandbox gateway beside it, and the machine's own turns beside the fake clock. */
class ScreenEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup()
    this.global.createTestGateway = createOuterGateway
    // React draws in turns of the event loop, as in a browser.
    this.global.setImmediate = setImmediate
  }
}

module.exports = ScreenEnvironment
