/** Whether plain rows stand where the grid will be. In the module, since they come before there is a store. */
let stands = false

export const hasStandIn = () => stands

export const setStandIn = (next: boolean) => {
  stands = next
}
