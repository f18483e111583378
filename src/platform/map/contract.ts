/** A place to show on a map. */
export interface MapPlace {
  lat: number
  lng: number
  name: string
  address: string
}

export interface MapViewer {
  /** False on platforms without a map: screens hide the link. */
  readonly isSupported: boolean
  /** Resolves with true if the map opened. */
  open(place: MapPlace): Promise<boolean>
}
