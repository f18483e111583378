import { scroll } from './scroll.h5'

it('scrolls an element below the bar by moving the page', () => {
  document.body.innerHTML = '<div class="taro_page"><p id="rows"></p></div>'
  const page = document.querySelector('.taro_page')
  const element = document.getElementById('rows')
  const scrolled: unknown[] = []
  Object.assign(page ?? {}, { scrollTop: 100, scrollTo: (to: unknown) => scrolled.push(to) })
  Object.assign(element ?? {}, {
    scrollTo: () => scrolled.push('element'),
    getBoundingClientRect: () => ({ top: 300 }),
  })
  scroll.toElement('rows', 44)
  scroll.toElement('nowhere', 44)
  expect(scrolled).toEqual([{ top: 356 }])
})
