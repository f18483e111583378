/** A countdown on the screen ticks between the steps of a test too, where React would rather be asked first. */
const TICK = 'not wrapped in act'

// A test that makes React, mobx or our own code complain is a failing test.
for (const level of ['error', 'warn'] as const) {
  jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
    const words = parts.map(String).join(' ')
    if (!words.includes(TICK)) throw new Error(`console.${level}: ${words}`)
  })
}
