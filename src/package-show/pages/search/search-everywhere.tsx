import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { Button } from '@/ui/button/button'
import { searchText } from '../../search/text'
import type { SearchModel } from './search-model'

/** Widens the search from the selected city to all; hidden when all are searched. */
export const SearchEverywhere = observer(function SearchEverywhere({ model: { filters } }: { model: SearchModel }) {
  const t = useText(searchText)
  if (filters.isEverywhere) return null
  return (
    <Button id="search-everywhere" kind="secondary" onPress={filters.chooseEverywhere}>
      {t('search.everywhere')}
    </Button>
  )
})
