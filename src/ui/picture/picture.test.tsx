import { fireEvent, render, screen } from '@testing-library/react'
import { Picture } from './picture'

const ADDRESS = 'https://shop.example/poster.png'

describe('a picture that does not come', () => {
  it('leaves its place as it was before, and keeps its words for who cannot see it', () => {
    render(<Picture src={ADDRESS} alt="海报" color="#336699" />)
    const image = screen.getByRole('img', { name: '海报' })
    fireEvent.error(image)
    expect(image.style.opacity).toBe('0')
    expect(image.getAttribute('alt')).toBe('海报')
    expect(screen.getByRole('img', { name: '海报' })).toBe(image)
    expect(image.parentElement?.style.backgroundColor).toBe('rgb(51, 102, 153)')
  })

  it('gives way to another one that comes', () => {
    const { rerender } = render(<Picture src={ADDRESS} alt="验证码" />)
    const image = screen.getByRole('img')
    fireEvent.error(image)
    rerender(<Picture src={`${ADDRESS}?again`} alt="验证码" />)
    expect(screen.getByRole('img')).toBe(image)
    fireEvent.load(image)
    expect(image.style.opacity).toBe('')
  })
})
