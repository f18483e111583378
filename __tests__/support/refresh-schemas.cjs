// Runs once before all test files, also of a single one: the gateway and its tests read the schemas.
module.exports = async () => {
  const { refreshSchemas } = require('../../scripts/schemas/fresh-schemas.ts')
  await refreshSchemas()
}
