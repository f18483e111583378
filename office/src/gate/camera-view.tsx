import { useEffect, useRef, useState } from 'react'
import { CodeCamera } from './code-camera'
import type { Translate } from './texts'

/** Picture of the camera with its switch and torch. */
export function CameraView({ t, onCode }: { t: Translate; onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const camera = useRef<CodeCamera | null>(null)
  const report = useRef(onCode)
  report.current = onCode
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off')
  const [hasTorch, setHasTorch] = useState(false)
  const [isLit, setLit] = useState(false)
  const stop = () => {
    camera.current?.stop()
    camera.current = null
    setState('off')
    setHasTorch(false)
    setLit(false)
  }
  useEffect(() => () => camera.current?.stop(), [])
  const start = async () => {
    if (!video.current) return
    camera.current = new CodeCamera(video.current, (code) => report.current(code))
    setState('on')
    try {
      await camera.current.start()
      setHasTorch(camera.current.hasTorch)
    } catch {
      stop()
      setState('failed')
    }
  }
  const light = async () => {
    await camera.current?.setTorch(!isLit)
    setLit(!isLit)
  }
  return (
    <section className="camera">
      <video ref={video} playsInline muted hidden={state !== 'on'} aria-label={t('camera')} />
      {state === 'failed' && <p role="alert">{t('noCamera')}</p>}
      <div className="row">
        <button type="button" className="main grow" onClick={() => (state === 'on' ? stop() : void start())}>
          {t(state === 'on' ? 'stop' : 'scan')}
        </button>
        {hasTorch && (
          <button type="button" aria-pressed={isLit} onClick={() => void light()}>
            {t('torch')}
          </button>
        )}
      </div>
    </section>
  )
}
