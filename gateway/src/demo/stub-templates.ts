import type { StubTemplate } from '../catalogue/entities/offers'
import { stableId } from '../stable-id'
import { localText } from '../texts/local-text'

/** Stub print templates, the usual one first. */
export function demoStubTemplates(): StubTemplate[] {
  return [
    {
      templateId: stableId('stub-template:classic'),
      name: localText('经典票根', 'Classic stub'),
      description: localText('300 克特种纸，齿孔裁切', 'On 300 g paper with a torn edge'),
      priceCent: 1900,
      stock: 20_000,
      paper: '#FFF8EC',
      ink: '#2B2118',
      accent: '#D62246',
    },
    {
      templateId: stableId('stub-template:night'),
      name: localText('夜场烫金', 'Night in foil'),
      description: localText('黑卡纸，文字烫金', 'Gold foil on black card'),
      priceCent: 3900,
      stock: 5_000,
      paper: '#16161D',
      ink: '#F3E3B5',
      accent: '#C9A44A',
    },
    {
      templateId: stableId('stub-template:framed'),
      name: localText('胡桃木画框', 'Walnut frame'),
      description: localText('装裱在 15 × 20 厘米实木框里', 'Mounted in a 15 × 20 cm wooden frame'),
      priceCent: 12_800,
      stock: 1_000,
      paper: '#EFE3D3',
      ink: '#3A2A1C',
      accent: '#8A5A34',
    },
  ]
}
