import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { Button } from '@/ui/button/button'
import { searchText } from '../../search/text'
import type { SearchModel } from './search-model'

/** Change to the city that was searched for; nothing for other words. */
export const CityOffer = observer(function CityOffer({ model: { soughtCity, filters } }: { model: SearchModel }) {
  const t = useText(searchText)
  if (soughtCity === null) return null
  return (
    <Button id="search-city" kind="secondary" onPress={() => void filters.moveTo(soughtCity.cityId)}>
      {t('search.city', { city: soughtCity.cityName })}
    </Button>
  )
})
