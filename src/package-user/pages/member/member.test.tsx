import { renderPage } from '@test/render-page'
import { byId, done, eventually, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { getProfile } from '@/contracts/account/get-profile'
import type { ImageChoice } from '@/platform/image-picker/contract'
import { log } from '@/platform/log/log'
import { routes } from '@/routes'
import { encodeUpload } from '../../../../simulator/vendor/request-encoding'
import MemberPage from './member'

const PNG = Buffer.from('89504e470d0a1a0a00', 'hex')

async function open() {
  const page = await renderPage(MemberPage, routes.member, { signedInAs: newBuyer() })
  await seen('avatar')
  page.imagePicker.onUpload = async ({ url, fields }) => {
    const form = encodeUpload({ url, filePath: 'a.png', name: 'file', formData: fields }, PNG)
    const { pathname } = new URL(url)
    await page.gateway.gateway.inject({ method: 'POST', url: pathname, headers: form.headers, payload: form.body })
  }
  const profile = () => done(page.app.request(getProfile, {}))
  return { ...page, profile }
}

describe('the profile (USER-002, USER-042)', () => {
  describeStates({
    Page: MemberPage,
    route: routes.member,
    options: () => ({ signedInAs: newBuyer() }),
    words: '消息语言',
  })

  it('shows picture, nickname, phone, gender, birthday and language of messages (USER-025)', async () => {
    const { profile } = await open()
    const { nickname, cellphone } = await profile()
    const rows = [
      '头像',
      `昵称${nickname}`,
      `手机号${cellphone}`,
      '邮箱未设置',
      '设置密码',
      '性别未设置',
      '生日未设置',
      '消息语言简体中文',
    ]
    const seenRows = () => [...document.querySelectorAll('.cell')].map((cell) => cell.textContent)
    await eventually(() => expect(seenRows()).toEqual(rows.map((row) => expect.stringContaining(row))))
  })

  it('uploads a picture, and shows it everywhere', async () => {
    const { app, profile } = await open()
    await tap('avatar')
    await eventually(() => expect(app.session.user?.avatar).toMatch(/\/files\/aliyun\/avatar\/\w+\.png$/))
    expect((await profile()).avatar).toBe(app.session.user?.avatar)
  })

  it.each<[ImageChoice, string]>([
    [{ kind: 'denied' }, '未获得相册权限'],
    [{ kind: 'notImage' }, '网页端仅支持选择图片'],
    [{ kind: 'failed', reason: 'x' }, '上传失败，请重试'],
    [{ kind: 'chosen', image: { path: 'a', size: 6 * 1024 * 1024, extension: 'png' } }, '不能超过 5 MB'],
  ])('keeps the old picture after %j, and shows why', async (choice, words) => {
    const { imagePicker, app } = await open()
    const before = app.session.user?.avatar
    imagePicker.nextChoice = choice
    await tap('avatar')
    await seenText(words)
    expect(imagePicker.sent).toEqual([])
    expect(app.session.user?.avatar).toBe(before)
  })

  it('stays quiet when the user cancels', async () => {
    const { imagePicker, app } = await open()
    imagePicker.nextChoice = { kind: 'cancelled' }
    await tap('avatar')
    expect(app.prompts.toast).toBeNull()
  })

  it.each([
    [
      'the store does not take it',
      (page: Awaited<ReturnType<typeof open>>) => {
        page.imagePicker.nextOutcome = { kind: 'failed', reason: 'status 500' }
      },
    ],
    [
      'the shop gives no leave',
      ({ network }: Awaited<ReturnType<typeof open>>) => {
        network.intercept = ({ url }) => (url.includes('oss/upload') ? 'timeout' : undefined)
      },
    ],
  ])('shows a failed upload when %s (SHELL-191)', async (_name, breakIt) => {
    const warn = jest.spyOn(log, 'warn').mockImplementation(() => {})
    const page = await open()
    breakIt(page)
    await tap('avatar')
    await seenText('上传失败，请重试')
    warn.mockRestore()
  })

  it('keeps the gender (USER-041)', async () => {
    const { profile } = await open()
    await tap('gender')
    await eventually(() => expect(document.querySelectorAll('[id^="choice-"]')).toHaveLength(2))
    await tap('choice-FEMALE')
    await eventually(() => expect(byId('gender').textContent).toContain('女'))
    expect((await profile()).gender).toBe('FEMALE')
  })

  it('accepts a birthday once', async () => {
    const { profile } = await open()
    await tap('birthday')
    expect(byId('save-birthday')).toHaveProperty('disabled', true)
    await seenText('只能设置一次')
    await type('birthday-day', '1990-02-03')
    await tap('save-birthday')
    await seenText('1990-02-03')
    expect((await profile()).birthdayEditable).toBe(false)
    await eventually(() => expect(document.getElementById('birthday')).toBeNull())
  })

  it('keeps the sheet open with its selection after a rejection (USER-052)', async () => {
    const { network } = await open()
    await tap('birthday')
    await type('birthday-day', '1990-02-03')
    network.intercept = ({ url, method }) => (url.includes('/profile') && method === 'PUT' ? 'timeout' : undefined)
    await tap(byId('save-birthday'))
    await seen('birthday-sheet')
    expect((byId('birthday-day') as HTMLInputElement).value).toBe('1990-02-03')
    expect(network.sent).toContain('GET /gateway/user/buyer/v3/profile')
  })

  it.each([
    ['nickname', routes.nicknameEdit.path],
    ['message-language', routes.languagePush.path],
  ])('opens from %s the page %s', async (id, path) => {
    const { router } = await open()
    await tap(id)
    expect(router.lastMove).toMatchObject({ path })
  })
})
