// A test that makes React, mobx or our own code complain is a failing test.
for (const level of ['error', 'warn'] as const) {
  jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
    throw new Error(`console.${level}: ${parts.map(String).join(' ')}`)
  })
}
