import { launchQuery } from './launch'

function openedAt(address: string): Readonly<Record<string, string>> {
  window.history.replaceState(null, '', address)
  return launchQuery()
}

describe('the flags of a native wrapper', () => {
  afterEach(() => sessionStorage.clear())

  it('stay while its window is open', () => {
    expect(openedAt('/?lang=en')).toEqual({ lang: 'en' })
    expect(openedAt('/?isApp=1&nativeSrc=theatre')).toEqual({ isApp: '1', nativeSrc: 'theatre' })
    expect(openedAt('/list?lang=en')).toEqual({ isApp: '1', nativeSrc: 'theatre', lang: 'en' })
  })

  it('count in a browser that stores nothing', () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('storage is off')
    })
    expect(openedAt('/?isApp=1')).toEqual({ isApp: '1' })
    blocked.mockRestore()
  })
})
