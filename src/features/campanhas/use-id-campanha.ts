import { useParams } from 'react-router-dom';

/** The campaign in the address; '' without one, or for `.` and `..`, which would change the call's path. @rule R66 */
export function useIdCampanha(): string {
  return useParams().id?.trim().replace(/^\.+$/, '') ?? '';
}
