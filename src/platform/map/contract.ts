/** A place to show on a map. */
export interface MapPlace {
  lat: number
  lng: number
  name: string
  address: string
}

export interface MapViewer {
  /** False on a platform that has no map: then screens draw no entry. */
  readonly isSupported: boolean
  /** Whether the map opened. */
  open(place: MapPlace): Promise<boolean>
}
