import Taro from '@tarojs/taro'
import { cleanup, render, waitFor } from '@testing-library/react'
import { PictureViewer } from './picture-viewer.mini'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { previewImage: jest.fn() } }))

const previewImage = jest.mocked(Taro.previewImage)
const WORDS = { title: '', larger: '', smaller: '', previous: '', next: '', close: '' }
const PICTURES = [
  { src: 'https://shop.example/poster.png', alt: '海报' },
  { src: 'javascript:alert(1)', alt: '座位图' },
]

async function open() {
  const [onClose, onFail] = [jest.fn(), jest.fn()]
  render(<PictureViewer pictures={PICTURES} words={WORDS} onClose={onClose} onFail={onFail} />)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  return { onClose, onFail }
}

afterEach(cleanup)

describe('a picture in full in a mini-program', () => {
  it('opens in the vendor’s viewer when its address is valid', async () => {
    previewImage.mockResolvedValueOnce({ errMsg: 'ok' })
    const { onClose, onFail } = await open()
    expect(previewImage).toHaveBeenCalledWith({ urls: ['https://shop.example/poster.png'] })
    expect([onClose.mock.calls.length, onFail.mock.calls.length]).toEqual([1, 0])
  })

  it('shows an error when the vendor refuses', async () => {
    previewImage.mockRejectedValueOnce(new Error('previewImage:fail'))
    const { onClose, onFail } = await open()
    expect([onClose.mock.calls.length, onFail.mock.calls.length]).toEqual([1, 1])
  })
})
