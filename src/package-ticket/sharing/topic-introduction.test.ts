import type { LayoutComponent } from '@/contracts/layout/layout-component'
import { topicIntroduction } from './topic-introduction'

const introduce = (...components: object[]) =>
  topicIntroduction(components.map((component, at) => ({ componentId: `c${at}`, ...component })) as LayoutComponent[])

const words = { componentType: 'PAGE_TITLE', data: { title: 'Weekend', subTitle: 'Hand-picked shows', logoUrl: '' } }
const slides = { componentType: 'SLIDE_NAVIGATION', data: { items: [{ imgUrl: '/one.svg' }], ratio: 2.5 } }
const image = { componentType: 'IMAGE_SINGLE', data: { images: [{ imgUrl: '/two.svg', width: 300, height: 100 }] } }

describe('the introduction of a shared topic (TICKET-017)', () => {
  it('takes the first slide and the words below the title', () => {
    expect(introduce(slides, words, image)).toEqual({
      words: 'Hand-picked shows',
      picture: { url: '/one.svg', ratio: 2.5 },
    })
  })

  it('takes a picture where the topic begins with one', () => {
    expect(introduce(image, slides)).toEqual({ picture: { url: '/two.svg', ratio: 3 } })
  })

  it('takes a shape of its own for a picture whose merchant set none', () => {
    const shapeless = { ...slides, data: { ...slides.data, ratio: 0 } }
    expect(introduce(shapeless).picture?.ratio).toBe(2)
    expect(introduce({ ...image, data: { images: [{ imgUrl: '/two.svg' }] } }).picture?.ratio).toBe(2)
  })

  it('leaves out what a topic does not have', () => {
    const empty = { componentType: 'SLIDE_NAVIGATION', data: { items: [] } }
    expect(introduce(empty, { componentType: 'IMAGE_SINGLE', data: {} }, { componentType: 'PAGE_TITLE' })).toEqual({})
  })
})
