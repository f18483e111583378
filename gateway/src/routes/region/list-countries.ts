import { listCountries } from '@/contracts/region/list-countries'
import { publicRoute } from '../../http/define-route'
import { countryName } from '../../presenters/country-name'
import { COUNTRIES } from '../../shop/countries'

export const listCountriesRoute = publicRoute(listCountries, ({ locale }) =>
  COUNTRIES.map(({ code, areaCode }) => ({ code, areaCode, name: countryName(code, areaCode, locale) })),
)
