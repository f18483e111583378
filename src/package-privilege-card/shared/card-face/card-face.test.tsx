import { renderPage } from '@test/render-page'
import { seenText } from '@test/screen'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { CardFace } from './card-face'

async function open(stamp?: string): Promise<void> {
  const Face = page(
    () => <CardFace name="年度会员卡" imgUrl="" isAnnual={false} lines={[]} stamp={stamp} />,
    routes.list,
  )
  await renderPage(Face, routes.list)
  await seenText('年度会员卡')
}

describe('the face of a benefit card', () => {
  it('fades and shows a stamp when the card has no further use (CARD-006)', async () => {
    await open('已过期')
    expect(document.querySelector('.stamp')?.textContent).toBe('已过期')
    expect(document.querySelector('.face.faded')).not.toBeNull()
  })

  it('stays bright without a stamp', async () => {
    await open()
    expect(document.querySelector('.stamp')).toBeNull()
    expect(document.querySelector('.faded')).toBeNull()
  })
})
