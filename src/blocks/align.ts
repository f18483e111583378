import type { TextComponent } from '@/contracts/layout/content-components'

/** CSS values of the merchant's alignments. */
export function textAlign(align: TextComponent['data']['align']): 'left' | 'center' | 'right' {
  if (align === 'CENTER') return 'center'
  return align === 'RIGHT' ? 'right' : 'left'
}
