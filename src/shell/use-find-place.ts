import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { useApp } from './app-context'
import { useCopy } from './use-copy'

interface Place {
  name: string
  address: string
  /** Degrees. */
  lat: number
  lng: number
}

/** Opens the map at a place, or copies its address if the platform has no map (CAT-140). */
export function useFindPlace(): (place: Place) => Promise<void> {
  const t = useText(commonText)
  const { map, prompts } = useApp()
  const copy = useCopy()
  return async (place) => {
    if (!map.isSupported) await copy(`${place.address} ${place.name}`)
    else if (!(await map.open(place))) prompts.showToast(t('map.failed'))
  }
}
