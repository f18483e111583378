import type { Video } from './contract'

export const video = {
  play(id) {
    player(id)
      ?.play()
      ?.catch(() => {})
  },

  pause(id) {
    player(id)?.pause()
  },
} satisfies Video

function player(id: string): HTMLVideoElement | null {
  return document.getElementById(id) as HTMLVideoElement | null
}
