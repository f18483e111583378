import { fixtureDirectory } from '../fixture-app'
import { MiniApp } from '../mini-app'
import { packageFromFiles, readPackageFiles } from '../package/load-package'
import { dialects, type Platform, platforms } from '../package/platforms'
import { keyboardFault } from './keyboard-keys'

/** The fixture shop, whose field for a name has another keyboard. */
async function appWithKeyboard(platform: Platform, type: string): Promise<MiniApp> {
  const file = `pages/home/home${dialects[platform].templateExtension}`
  const files = readPackageFiles(fixtureDirectory(platform))
  files.set(file, (files.get(file) ?? '').replace('<input ', `<input type="${type}" `))
  return new MiniApp({ miniPackage: packageFromFiles(files, platform) }).launch()
}

describe('keyboard restrictions', () => {
  it.each([
    ['text', 'E12345678', true],
    ['number', '13800138000', true],
    ['number', '+86', false],
    ['number', '815 771', false],
    ['digit', '12.5', true],
    ['idcard', '11010119900307803X', true],
    ['idcard', 'E12345678', false],
    ['idcard', 'A123456(3)', false],
    ['emoji', '', false],
  ] as const)('of the type %s accepts %s: %p', (type, typed, canType) => {
    for (const platform of platforms) expect(keyboardFault(platform, type, typed) === null).toBe(canType)
  })

  it('uses the pads of Alipay only on Alipay', () => {
    expect(platforms.filter((platform) => keyboardFault(platform, 'idcardpad', '1X') === null)).toEqual(['alipay'])
  })

  it.each(platforms)("refuses input missing on the field's keyboard on %s, accepts it as a paste", async (platform) => {
    const app = await appWithKeyboard(platform, 'idcard')
    try {
      await expect(app.input('#name', 'E123')).rejects.toThrow(`the keyboard idcard of ${platform} cannot type “E123”`)
      await app.input('#name', '12X')
      expect(app.text('#hello')).toBe('hello 12X')
      await app.paste('#name', 'E123')
      expect(app.text('#hello')).toBe('hello E123')
    } finally {
      app.close()
    }
  })
})
