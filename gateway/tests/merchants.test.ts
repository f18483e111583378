import type { TestGateway } from '@test/test-gateway'
import { getLayout } from '@/contracts/layout/get-layout'
import { getShopConfig } from '@/contracts/shop/get-shop-config'

let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

async function change(changes: object) {
  const reply = await shop.gateway.inject({ method: 'POST', url: '/sandbox/api/shop', payload: changes })
  return { status: reply.statusCode, body: reply.json() }
}
const config = async () => (await shop.call(getShopConfig, {})).data?.cyShopConfigVO
const blocks = async () =>
  (await shop.call(getLayout, { page: 'HOME' })).data?.components.map(({ componentType }) => componentType)

const FULL = { binaryFlags: ['QUICK_LOGIN', 'CHANGE_SKIN_ROUTER'] }

describe('the shop can be that of', () => {
  it('offers a merchant with everything, one of exchanges, one with the least', async () => {
    expect(await config()).toMatchObject({ ...FULL, hiddenTicketPrice: false, isOpenSite: true })
    expect((await blocks())?.length).toBeGreaterThan(40)
    await change({ merchant: 'exchange' })
    expect(await config()).toMatchObject({ binaryFlags: ['MERCHANT_IS_ZZ'], hiddenTicketPrice: true })
    await change({ merchant: 'minimal' })
    expect(await config()).toMatchObject({ isOpenSite: false, supportLanguages: [{ langTag: 'zh-CN' }] })
    expect(await blocks()).toEqual(['SEARCH_BARS', 'SHOW_LIST', 'RECOMMEND_LIST'])
    await change({ merchant: 'nobody' })
    expect((await change({})).body).toMatchObject({ merchant: 'minimal' })
  })

  it('offers a merchant whose configuration has every field (SHELL-020)', async () => {
    await change({ merchant: 'exchange' })
    const fields = [
      'appId',
      'merchantId',
      'binaryFlags',
      'availableShopThemes',
      'contentSettingInfos',
      'layoutBottomNavigation',
      'studentCertification',
      'cyMerchantPrimeConfigVO',
      'productCartConfig',
      'webPayGuideDisplay',
      'supportEmailOrder',
      'supportLanguages',
      'supportLoginAreas',
      'footerConfigVO',
      'hiddenTicketPrice',
      'hiddenTicketPriceText',
      'themeColor',
      'shopStatus',
      'noAutoJumpPickSeat',
      'shopMixedColor',
      'shopName',
      'shopAvatar',
      'shareDescription',
      'sharePosterUrl',
      'isOpenSite',
      'searchBars',
      'companyDesc',
      'shopDomainIcpLicense',
      'shopDomainIcpLicenseUrl',
      'supportFaceAuth',
    ]
    expect(Object.keys((await config()) ?? {})).toEqual(expect.arrayContaining(fields))
    await change({ merchant: 'full' })
  })

  it('offers a merchant’s own words for viewing and gifting, in each language (SHELL-030)', async () => {
    expect((await config())?.contentSettingInfos.map(({ source }) => source)).toEqual(['观演', '转赠'])
    const english = await shop.call(getShopConfig, {}, { headers: { locale: 'en' } })
    expect(english.data?.cyShopConfigVO.contentSettingInfos).toHaveLength(2)
  })

  it('applies and reverts any changed field', async () => {
    await change({ merchant: 'full', config: { shopName: '别的店', themeColor: '#123' } })
    expect(await config()).toMatchObject({ shopName: '别的店', themeColor: '#123', isOpenSite: true })
    await change({ config: {} })
    expect(await config()).toMatchObject({ shopName: '安可演出' })
  })

  it.each([{ isOpenSite: 'yes' }, { noSuchField: 1 }, { supportLanguages: [{}] }, 'text', null])(
    'rejects %j',
    async (fields) => {
      const { status, body } = await change({ config: fields })
      expect(status).toBe(400)
      expect(body.error).toEqual(expect.any(String))
      expect(await config()).toMatchObject({ shopName: '安可演出' })
    },
  )

  it('returns to the first merchant after a reset', async () => {
    await change({ merchant: 'exchange', config: { shopName: '别的店' } })
    await shop.gateway.inject({ method: 'POST', url: '/sandbox/api/reset', payload: {} })
    expect(await config()).toMatchObject({ shopName: '安可演出', ...FULL })
  })
})
