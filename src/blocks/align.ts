import type { TextComponent } from '@/contracts/layout/content-components'

/** How CSS calls what the merchant chose. */
export function textAlign(align: TextComponent['data']['align']): 'left' | 'center' | 'right' {
  if (align === 'CENTER') return 'center'
  return align === 'RIGHT' ? 'right' : 'left'
}
