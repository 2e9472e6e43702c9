import { stopSharedPostgres } from './postgres'

export default stopSharedPostgres
