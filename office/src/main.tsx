import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { OfficeApp } from './office-app'

/** The gateway allows styles of this nonce alone. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content
const cache = createCache({ key: 'css', prepend: true, nonce })
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <CacheProvider value={cache}>
      <OfficeApp />
    </CacheProvider>,
  )
}
