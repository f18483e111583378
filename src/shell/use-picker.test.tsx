import { View } from '@tarojs/components'
import { renderPage } from '@test/render-page'
import { seenText, tap } from '@test/screen'
import { useState } from 'react'
import { routes } from '@/routes'
import { route } from '@/routes/route'
import { Button } from '@/ui/button/button'
import { page } from './page'
import { usePicker } from './use-picker'

const picker = route<{ kind: string }, { id: string }>('addressPicker', routes.address.path)

function Asking() {
  const [picked, setPicked] = useState('nothing')
  const pick = usePicker(picker, ({ id }) => setPicked(id))
  return (
    <View>
      picked {picked}
      <Button id="pick" onPress={() => pick({ kind: 'home' })}>
        pick
      </Button>
    </View>
  )
}

const AskingPage = page(Asking, routes.settings)

describe('a page that asks for a choice (NAV-099)', () => {
  it('opens the picker, and shows the result on return', async () => {
    const asking = await renderPage(AskingPage, routes.settings)
    await seenText('picked nothing')
    await tap('pick')
    expect(asking.router.lastMove).toMatchObject({ how: 'open', path: picker.path, params: { kind: 'home' } })
    await asking.show()
    expect(document.body.textContent).toContain('picked nothing')
    await asking.app.navigation.backWith(picker, { id: 'seven' })
    await asking.show()
    await seenText('picked seven')
  })

  it('receives the result when closed and reopened in the meantime', async () => {
    const before = await renderPage(AskingPage, routes.settings)
    await tap('pick')
    before.close()
    await before.app.navigation.backWith(picker, { id: 'eight' })
    await renderPage(AskingPage, routes.settings, { testApp: before })
    await seenText('picked eight')
  })
})
