import { renderPage } from '@test/render-page'
import { byId, done, enter, eventually, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { getProfile } from '@/contracts/account/get-profile'
import { routes } from '@/routes'
import NicknameEditPage from './nickname-edit'

const open = () =>
  renderPage(NicknameEditPage, routes.nicknameEdit, {
    signedInAs: newBuyer(),
    stack: [routes.member.path, routes.nicknameEdit.path],
  })

describe('the name of the user', () => {
  it('changes from now on (USER-014)', async () => {
    const { app, router } = await open()
    await type('nickname', ' 夜场常客 ')
    await tap('save-nickname')
    await eventually(() => expect(router.stack()).toEqual([routes.member.path]))
    expect(app.session.user?.nickname).toBe('夜场常客')
    expect((await done(app.request(getProfile, {}))).nickname).toBe('夜场常客')
    expect(routes.nicknameEdit.needsLogin).toBe(true)
  })

  it.each(['', '   '])('rejects %j', async (name) => {
    await open()
    await type('nickname', name)
    expect(byId('save-nickname')).toHaveProperty('disabled', true)
  })

  it('stays as entered when the shop does not answer', async () => {
    const { network, router } = await open()
    await type('nickname', '夜场常客')
    network.isOnline = false
    await tap('save-nickname')
    await seenText('网络')
    expect((byId('nickname') as HTMLInputElement).value).toBe('夜场常客')
    expect(router.moves).toEqual([])
  })

  it('saves with Enter, and keeps the input when the page was left', async () => {
    const testApp = await open()
    await type('nickname', '夜场常客')
    testApp.close()
    await renderPage(NicknameEditPage, routes.nicknameEdit, { testApp })
    await enter('nickname')
    await eventually(() => expect(testApp.app.session.user?.nickname).toBe('夜场常客'))
  })
})
