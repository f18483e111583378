import { useState } from 'react'
import { useText } from '@/i18n/use-text'
import { Button } from '@/ui/button/button'
import { Chip } from '@/ui/chip/chip'
import { PicturesPanel } from './pictures-panel'
import { sharedText } from './text'

interface SeatPlanButtonProps {
  /** Of the picture; null where the merchant has none. */
  pictureUrl: string | null | undefined
  /** Among chips it is one of them. */
  isChip?: boolean
}

/** Shows the merchant's picture of the hall in full (SEAT-025). */
export function SeatPlanButton({ pictureUrl, isChip = false }: SeatPlanButtonProps) {
  const t = useText(sharedText)
  const [isOpen, setOpen] = useState(false)
  if (!pictureUrl) return null
  return (
    <>
      {isChip ? (
        <Chip id="seat-plan-picture" role="button" isSelected={false} onPress={() => setOpen(true)}>
          {t('pictures.plan')}
        </Chip>
      ) : (
        <Button id="seat-plan-picture" kind="secondary" size="small" onPress={() => setOpen(true)}>
          {t('pictures.plan')}
        </Button>
      )}
      {isOpen && (
        <PicturesPanel pictures={[{ src: pictureUrl, alt: t('pictures.plan') }]} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
