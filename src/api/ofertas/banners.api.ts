import { safeImageUrl, safeUrl } from '../../lib/rotas/link.ts';
import { api } from '../base/api.ts';
import { type Banner, bannersSchema } from './banners.schema.ts';
import { reads } from '../base/payload.ts';

/** A banner as it may be shown: an image that can be loaded, and a link only when it is safe (R12, R44). */
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

/** The public API's banners (C4.43, C4.44); the argument is the format id. */
export const bannersApi = api.injectEndpoints({
  endpoints: (build) => ({
    banners: build.query<BannerItem[], string>({
      query: (formatId) => ({ path: `/api/app/banners/${formatId}` }),
      extraOptions: { to: 'public' },
      ...reads(bannersSchema, cleaned),
    }),
    bannerFooters: build.query<BannerItem[], string>({
      query: (formatId) => ({ path: `/api/app/banner-footers/${formatId}` }),
      extraOptions: { to: 'public' },
      ...reads(bannersSchema, cleaned),
    }),
  }),
});

export const { useBannersQuery, useBannerFootersQuery } = bannersApi;
