const BUILT_INS = [
  [Object, 'fromEntries'],
  [String.prototype, 'matchAll'],
] as const

/** Result of a function on an engine that lacks the built-ins; they are added as at the start of the app. */
function onOldestEngine<Result>(read: () => Result): Result {
  const own = BUILT_INS.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name) ?? {})
  for (const [owner, name] of BUILT_INS) Reflect.deleteProperty(owner, name)
  try {
    jest.isolateModules(() => require('./built-ins.mini'))
    return read()
  } finally {
    for (const [index, [owner, name]] of BUILT_INS.entries()) Object.defineProperty(owner, name, own[index] ?? {})
  }
}

describe('built-ins on the oldest engine of mini-programs', () => {
  it.each([
    [
      'Object.fromEntries',
      () =>
        Object.fromEntries(
          new Map([
            ['a', 1],
            ['__proto__', 2],
          ]),
        ),
    ],
    ['matchAll', () => [...'a1b22'.matchAll(/([a-z])(\d*)/g)].map((match) => [...match, match.index])],
    ['matchAll of an empty match', () => [...'ab'.matchAll(/x?/g)].map(({ index }) => index)],
  ])('return what newer engines return for %s', (_name, read: () => unknown) => {
    expect(onOldestEngine(read)).toEqual(read())
  })

  it('reject a pattern without g, as newer engines do', () => {
    const search = () => 'a'.matchAll(/a/)
    expect(search).toThrow(TypeError)
    expect(() => onOldestEngine(search)).toThrow(TypeError)
  })
})
