import { safeImageUrl, safeUrl } from '../../lib/rotas/link.ts';
import { api } from '../../base/calls/api.ts';
import { read } from '../../base/calls/endpoint.ts';
import {
  type Infer,
  list,
  optionalLink,
  optionalPicture,
  optionalText,
  record,
} from '../../base/calls/fields.ts';

/** A banner: image, target, and the alt text that the wire keeps in `idLoja`. @rule R44 */
export const bannersSchema = list(
  record({ url: optionalPicture(), link: optionalLink(), idLoja: optionalText() }),
);

type Banner = Infer<typeof bannersSchema>[number];

/** A displayable banner: a loadable image, and a link only when it is safe. @rule R12, R44 */
export interface BannerItem {
  imagem: string;
  link: string | null;
  alt: string;
}

const cleaned = (banners: Banner[], base: string | undefined): BannerItem[] =>
  banners.flatMap(({ url, link, idLoja }) => {
    const imagem = safeImageUrl(url, base);
    return imagem === null ? [] : [{ imagem, link: safeUrl(link, base), alt: idLoja ?? '' }];
  });

const how = { to: 'public', sends: (formatId: string) => ({ at: formatId }), make: cleaned } as const;

/** The public API's banners; the argument is the format id. @rule C4.43, C4.44 */
export const bannersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Banners of the home; those without a loadable image are dropped. */
    banners: build.query(read('/api/app/banners/*', bannersSchema, how)),
    /** The partner logos of the footer. */
    bannerFooters: build.query(read('/api/app/banner-footers/*', bannersSchema, how)),
  }),
});

export const { useBannersQuery, useBannerFootersQuery } = bannersApi;
