# Untested: Nix was not available. "nix build '.?dir=packaging/nix'" in a checkout builds the program.
{
  description = "Sudoku engine: solves, explains, rates and generates";

  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";

  outputs = { self, nixpkgs }:
    let
      systems = [ "x86_64-linux" "aarch64-linux" "aarch64-darwin" ];
      each = make: nixpkgs.lib.genAttrs systems (system: make nixpkgs.legacyPackages.${system});
    in {
      packages = each (pkgs: {
        default = pkgs.stdenv.mkDerivation {
          pname = "shudu";
          version = "0.1.0";
          src = ../..;
          nativeBuildInputs = with pkgs; [ cmake ninja pkg-config ];
          buildInputs = with pkgs; [ expat zlib nlohmann_json libhwy ]
            ++ pkgs.lib.optionals pkgs.stdenv.isLinux [ fmt httplib sqlite xxHash openssl ];
          cmakeFlags = [
            "-DSHUDU_STATIC_LIBRARIES=OFF"
            "-DSHUDU_INSTALL=ON"
            # The program is built on Linux only.
            "-DSHUDU_BUILD_CLI=${if pkgs.stdenv.isLinux then "ON" else "OFF"}"
          ];
          meta = {
            description = "Sudoku engine: solves, explains, rates and generates";
            license = pkgs.lib.licenses.mit;
            mainProgram = "shudu";
          };
        };
      });
    };
}
