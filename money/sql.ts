/** The types of the database, under the name by which the rooms above the money know them. */
export type * from '@uwanja/database/sql'
