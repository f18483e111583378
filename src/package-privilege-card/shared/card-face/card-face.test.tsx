import { theGateway } from '@test/render-page'
import { createTestApp } from '@test/test-app'
import { render } from '@testing-library/react'
import { AppProvider } from '@/shell/app-provider'
import { CardFace } from './card-face'

async function drawn(stamp?: string): Promise<HTMLElement> {
  const { app } = await createTestApp(await theGateway())
  const card = <CardFace name="会员卡" imgUrl="" isAnnual={false} lines={[]} stamp={stamp} />
  return render(<AppProvider app={app}>{card}</AppProvider>).container
}

describe('the face of a benefit card', () => {
  it('is faded, with a stamp, once the card is of no use (CARD-006)', async () => {
    const face = await drawn('已过期')
    expect(face.querySelector('.stamp')?.textContent).toBe('已过期')
    expect(face.querySelector('.face.faded')).not.toBeNull()
  })

  it('is bright without a stamp', async () => {
    const face = await drawn()
    expect(face.querySelector('.stamp')).toBeNull()
    expect(face.querySelector('.faded')).toBeNull()
  })
})
