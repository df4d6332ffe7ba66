/** Text by which the live demo's own code is recognised: the ids that its indicators give to opening ranges. */
export const demoMarker = /opening-range:/;
