const NodeEnvironment = require('jest-environment-node').TestEnvironment
const { createOuterGateway } = require('./outer-gateway.cjs')

/** Plain Node with the gateway beside it. */
class GatewayEnvironment extends NodeEnvironment {
  async setup() {
    await super.setup()
    this.global.createTestGateway = createOuterGateway
  }
}

module.exports = GatewayEnvironment
