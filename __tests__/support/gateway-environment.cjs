const NodeEnvironment = require('jest-environment-node').TestEnvironment
const { lendGatewayHost } = require('./gateway-host.cjs')
const { createOuterGateway } = require('./outer-gateway.cjs')

/** Plain Node with the gateway beside it. */
class GatewayEnvironment extends NodeEnvironment {
  async setup() {
    await super.setup()
    this.global.createTestGateway = createOuterGateway
    this.global.lendGatewayHost = lendGatewayHost
  }
}

module.exports = GatewayEnvironment
