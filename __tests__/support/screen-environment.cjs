const JsdomEnvironment = require('jest-environment-jsdom').default
const { createOuterGateway } = require('./outer-gateway.cjs')

/** jsdom for the screens, with the sandbox gateway beside it. */
class ScreenEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup()
    this.global.createTestGateway = createOuterGateway
  }
}

module.exports = ScreenEnvironment
